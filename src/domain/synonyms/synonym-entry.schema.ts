import * as z from "zod/mini"
import { entrySchemas, listOf } from "#domain/catalogue/content-fields.ts"
import { oneLine, required } from "#lib/fields.ts"

const word = oneLine(60, "textInvalid").check(required("textInvalid"), z.regex(/[\p{L}\p{N}]/u, "textInvalid"))
const words = listOf(word, 20).check(z.minLength(2, "tooFewWords"))

export const synonymSchemas = entrySchemas({ words }, {})
export type SynonymEntry = z.infer<typeof synonymSchemas.entry>
