print("nothing to fuzz yet")
