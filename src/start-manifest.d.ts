declare module "tanstack-start-manifest:v" {
  /** Which files of the build each route needs; written by TanStack Start's Vite plugin. */
  export function tsrStartManifest(): import("@tanstack/router-core").ServerManifest
}
