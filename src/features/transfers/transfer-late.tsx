import { createIsomorphicFn } from "@tanstack/react-start"
import { late } from "#ui/late.tsx"
import { TransferMore as Drawn } from "./transfer-more.tsx"

/** The page of a transfer below its description. */
export const TransferMore = late(createIsomorphicFn().server(() => Drawn)(), () =>
  import("./transfer-more.tsx").then((file) => file.TransferMore),
)
