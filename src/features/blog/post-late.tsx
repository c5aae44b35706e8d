import { createIsomorphicFn } from "@tanstack/react-start"
import { late } from "#ui/late.tsx"
import { RelatedPosts as Drawn } from "./related-posts.tsx"

/** What stands below a post. */
export const RelatedPosts = late(createIsomorphicFn().server(() => Drawn)(), () =>
  import("./related-posts.tsx").then((file) => file.RelatedPosts),
)
