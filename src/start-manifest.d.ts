declare module "tanstack-start-manifest:v" {
  /** Which files of the build each route needs; written by TanStack Start's Vite plugin. */
  export function tsrStartManifest(): Parameters<
    typeof import("@tanstack/react-router/ssr/server").attachRouterServerSsrUtils
  >[0]["manifest"]
}
