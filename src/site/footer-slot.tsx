import { createIsomorphicFn } from "@tanstack/react-start"
import { late } from "#ui/late.tsx"
import { Footer } from "./footer.tsx"

/** Where the footer stands. */
export const FooterSlot = late(createIsomorphicFn().server(() => Footer)(), () =>
  import("./footer.tsx").then((file) => file.Footer),
)
