{
  description = "Home-screen widgets for the terminal";
  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      system = "x86_64-linux";
      pkgs = nixpkgs.legacyPackages.${system};
      version = "@VERSION@";
    in {
      packages.${system}.default = pkgs.stdenv.mkDerivation {
        pname = "widgetctl";
        inherit version;
        src = pkgs.fetchurl {
          url = "@HOME@/releases/download/${version}/widgetctl-${version}-linux-x86_64.tar.xz";
          sha256 = "@SHA256@";
        };
        # The programs name the C library's loader by its usual path; nothing else is patched.
        nativeBuildInputs = [ pkgs.autoPatchelfHook ];
        # Opened when they are needed.
        runtimeDependencies = [ pkgs.curl pkgs.libjpeg_turbo pkgs.libpng ];
        dontStrip = true;
        installPhase = "./install.sh --no-todo --prefix $out";
        meta.license = pkgs.lib.licenses.asl20;
        meta.mainProgram = "widgetctl";
        meta.platforms = [ system ];
      };
    };
}
