# On Linux the tarball of a release; on macOS it is built with Xcode's Swift.
class Widgetctl < Formula
  desc "Home-screen widgets for the terminal"
  homepage "@HOME@"
  version "@VERSION@"
  license "Apache-2.0"

  on_linux do
    depends_on arch: :x86_64
    url "@HOME@/releases/download/@VERSION@/widgetctl-@VERSION@-linux-x86_64.tar.xz"
    sha256 "@SHA256@"
  end

  on_macos do
    url "@HOME@.git", tag: "@VERSION@"
    depends_on xcode: ["26.0", :build]
    depends_on macos: :sequoia
  end

  def install
    if OS.linux?
      system "./install.sh", "--no-todo", "--prefix", prefix
    else
      system "scripts/install", "--no-todo", "--no-libraries", "--prefix", prefix
    end
  end

  test do
    ENV["WIDGETCTL_STORE"] = testpath/"store"
    assert_match version.to_s, shell_output("#{bin}/widgetctl --version")
    system bin/"widgetctl", "show"
  end
end
