import { createIsomorphicFn } from "@tanstack/react-start"
import { late } from "#ui/late.tsx"
import { TourMore as Drawn } from "./tour-more.tsx"

/** The page of a tour below its overview. */
export const TourMore = late(createIsomorphicFn().server(() => Drawn)(), () =>
  import("./tour-more.tsx").then((file) => file.TourMore),
)
