# The tarball of a release, for Homebrew on Linux.
class Widgetctl < Formula
  desc "Home-screen widgets for the terminal"
  homepage "@HOME@"
  version "@VERSION@"
  license "Apache-2.0"

  url "@HOME@/releases/download/@VERSION@/widgetctl-@VERSION@-linux-x86_64.tar.xz"
  sha256 "@SHA256@"
  depends_on arch: :x86_64
  depends_on :linux

  def install
    system "./install.sh", "--no-todo", "--prefix", prefix
  end

  test do
    ENV["WIDGETCTL_STORE"] = testpath/"store"
    assert_match version.to_s, shell_output("#{bin}/widgetctl --version")
    system bin/"widgetctl", "show"
  end
end
