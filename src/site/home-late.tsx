import { createIsomorphicFn } from "@tanstack/react-start"
import { late } from "#ui/late.tsx"
import { HomeMore as Drawn } from "./home-more.tsx"

/** The home page below its first screens. */
export const HomeMore = late(createIsomorphicFn().server(() => Drawn)(), () =>
  import("./home-more.tsx").then((file) => file.HomeMore),
)
