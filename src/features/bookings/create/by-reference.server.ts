import * as z from "zod"

/** Describes the path of a booking that its owner, staff and guests with a token may open. */
export const BY_REFERENCE = {
  path: {
    id: z
      .string()
      .describe("Id or reference")
      .meta({ examples: ["GHE-7K3-M9Q-XDT"] }),
  },
  guest: true,
} as const
