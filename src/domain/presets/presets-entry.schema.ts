import * as z from "zod/mini"
import {
  cancellationBands,
  knownVersion,
  listOf,
  localizedLine,
  localizedText,
  nullable,
} from "#domain/catalogue/content-fields.ts"
import { fieldsError } from "#lib/fields.ts"
import type { PresetList } from "./presets.ts"

const object = { error: fieldsError("fieldRequired") }

/** An answer has at most 10,000 characters. */
const reply = z.strictObject({ name: localizedLine(60), text: localizedText(8_000) }, object)

const policy = z.strictObject(
  {
    name: localizedLine(60),
    cancellationBands: cancellationBands.check(z.minLength(1, "bandsInvalid")),
    cancellationPolicy: nullable(localizedText(2_000)),
  },
  object,
)

const change = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.strictObject({ items: listOf(item, max), version: knownVersion }, object)

export const presetSchemas = { replies: change(reply, 40), policies: change(policy, 30) } satisfies Record<
  PresetList,
  z.ZodMiniType
>
