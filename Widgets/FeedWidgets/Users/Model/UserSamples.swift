/// The built-in directory, which is the local source (BW-18).
enum UserSamples {
  static let document = """
    [
    {
      "id": 1, "name": "Mina Aslan", "username": "mina",
      "email": "mina@aslan.test", "phone": "0232-555-0101", "website": "aslan.test",
      "address": {
        "street": "Lale Sokak", "suite": "Daire 4", "city": "İzmir",
        "zipcode": "35100-0412", "geo": {"lat": "38.4192", "lng": "27.1287"}
      },
      "company": {
        "name": "Aslan Atölye", "catchPhrase": "Sakin ve güvenilir teslimat", "bs": "build small tools"
      }
    },
    {
      "id": 2, "name": "Mira Lindqvist", "username": "mira",
      "email": "mira@nordic.test", "phone": "+46-18-555-0102", "website": "lindqvist.test",
      "address": {
        "street": "Björkgatan", "suite": "Apt. 12", "city": "Uppsala",
        "zipcode": "75320", "geo": {"lat": "59.8586", "lng": "17.6389"}
      },
      "company": {
        "name": "Nordlys AB", "catchPhrase": "Plain answers, every day", "bs": "ship plain text"
      }
    },
    {
      "id": 3, "name": "Tomás Ibáñez", "username": "tomi",
      "email": "tomas@ibanez.test", "phone": "(95)555-0103 x21", "website": "ibanez.test",
      "address": {
        "street": "Calle del Río", "suite": "Piso 3", "city": "Sevilla",
        "zipcode": "41001-2210", "geo": {"lat": "37.3891", "lng": "-5.9845"}
      },
      "company": {
        "name": "Ibáñez e Hijas", "catchPhrase": "Puentes que duran", "bs": "map old routes"
      }
    },
    {
      "id": 4, "name": "Dr. Aiko Mori", "username": "aikom",
      "email": "aiko@mori.test", "phone": "052.555.0104", "website": "mori.test",
      "address": {
        "street": "Sakura-dori", "suite": "Suite 7", "city": "Nagoya",
        "zipcode": "460-0008", "geo": {"lat": "35.1815", "lng": "136.9066"}
      },
      "company": {
        "name": "Mori Labs", "catchPhrase": "Measure twice, render once", "bs": "test every claim"
      }
    },
    {
      "id": 5, "name": "Samuel O'Connor", "username": "samoc",
      "email": "sam@oconnor.test", "phone": "+353-91-555-0105", "website": "oconnor.test",
      "address": {
        "street": "Quay Street", "suite": "Unit 9", "city": "Galway",
        "zipcode": "H91-0000", "geo": {"lat": "53.2707", "lng": "-9.0568"}
      },
      "company": {
        "name": "O'Connor-Walsh", "catchPhrase": "Tides over deadlines", "bs": "chart slow water"
      }
    },
    {
      "id": 6, "name": "Ngozi Eze", "username": "ngozi.e",
      "email": "ngozi@eze.test", "phone": "042-555-0106 x8", "website": "eze.test",
      "address": {
        "street": "Palm Avenue", "suite": "Block B", "city": "Enugu",
        "zipcode": "400001", "geo": {"lat": "6.4584", "lng": "7.5464"}
      },
      "company": {
        "name": "Eze Group", "catchPhrase": "Roots before reach", "bs": "grow local supply"
      }
    },
    {
      "id": 7, "name": "Prof. Henrik van der Berg III", "username": "hvdb",
      "email": "henrik@vdberg.test", "phone": "071-555-0107", "website": "vdberg.test",
      "address": {
        "street": "Oude Singel", "suite": "Huis 1", "city": "Leiden",
        "zipcode": "2312-HA", "geo": {"lat": "52.1601", "lng": "4.4970"}
      },
      "company": {
        "name": "Berg and Sons", "catchPhrase": "Archives that answer", "bs": "index quiet facts"
      }
    },
    {
      "id": 8, "name": "Leyla Şahin", "username": "leyla_s",
      "email": "leyla@sahin.test", "phone": "0222.555.0108", "website": "sahin.test",
      "address": {
        "street": "Işık Caddesi", "suite": "Kat 2", "city": "Eskişehir",
        "zipcode": "26010-7001", "geo": {"lat": "39.7767", "lng": "30.5206"}
      },
      "company": {
        "name": "Şahin Yazılım", "catchPhrase": "Önce kullanıcı", "bs": "refresh on time"
      }
    },
    {
      "id": 9, "name": "Ana-Maria Popescu", "username": "anamaria",
      "email": "ana@popescu.test", "phone": "0264-555-0109", "website": "popescu.test",
      "address": {
        "street": "Strada Mică", "suite": "Ap. 5", "city": "Cluj-Napoca",
        "zipcode": "400000", "geo": {"lat": "46.7712", "lng": "23.6236"}
      },
      "company": {
        "name": "Popescu SRL", "catchPhrase": "Warm code, cold logs", "bs": "trace every call"
      }
    },
    {
      "id": 10, "name": "Bo Li", "username": "bo",
      "email": "bo@li.test", "phone": "0451-555-0110 x801", "website": "li.test",
      "address": {
        "street": "Nan Lu", "suite": "Room 801", "city": "Harbin",
        "zipcode": "150001-0801", "geo": {"lat": "45.8038", "lng": "126.5350"}
      },
      "company": {
        "name": "Li Logistics", "catchPhrase": "Short names, long roads", "bs": "move light parcels"
      }
    }
    ]
    """
}
