import * as z from "zod"
import { cancellationBand } from "#domain/catalogue/shapes.server.ts"
import { instant, localized, version } from "#server/openapi/shapes.server.ts"

export const reply = z.strictObject({ name: localized, text: localized }).meta({ id: "SavedReply" })

export const policy = z
  .strictObject({
    name: localized,
    cancellationBands: z.array(cancellationBand),
    cancellationPolicy: localized.nullable().describe("What guests read. Null: it is written from the bands"),
  })
  .meta({ id: "CancellationPolicy" })

const list = <Item extends z.ZodType>(items: Item) =>
  z.strictObject({ items: z.array(items), version, updatedAt: instant.nullable() })

export const replies = list(reply).meta({ id: "SavedReplies" })
export const policies = list(policy).meta({ id: "CancellationPolicies" })
