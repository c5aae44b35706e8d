import * as z from "zod"

export const BY_REFERENCE = {
  path: {
    id: z
      .string()
      .describe("Id or reference")
      .meta({ examples: ["ABC-7K3-M9Q-XDT"] }),
  },
  guest: true,
} as const
