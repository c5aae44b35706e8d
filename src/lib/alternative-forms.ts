import * as z from "zod/mini"

/** JSON schemas of what a field also accepts, for the description of the API. */
export const alternativeForms = z.registry<{ forms: object[] }>()
