import * as z from "zod"

/** Documents the `:id` parameter of routes that guests with a token may use. */
export const BY_REFERENCE = {
  path: {
    id: z
      .string()
      .describe("Id or reference")
      .meta({ examples: ["GHE-7K3-M9Q-XDT"] }),
  },
  guest: true,
} as const
