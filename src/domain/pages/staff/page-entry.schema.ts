import * as z from "zod/mini"
import {
  booleanField,
  choice,
  entrySchemas,
  image,
  localizedLine,
  localizedText,
  outdated,
  perhapsLine,
  perhapsText,
  serverFields,
  slug,
  wholeNumber,
} from "#domain/catalogue/content-fields.ts"
import { PAGE_KINDS, PLACEMENTS } from "#domain/pages/page.ts"

const MAX_CONTENT = 40_000

export const pageSchemas = entrySchemas(
  { title: localizedLine(200), content: localizedText(MAX_CONTENT) },
  {
    kind: choice(PAGE_KINDS),
    slug,
    slugVi: z.nullable(slug),
    shortName: perhapsLine(40),
    heading: perhapsLine(200),
    description: perhapsText(500),
    image: z.nullable(image),
    placement: choice(PLACEMENTS),
    position: wholeNumber(0, 1_000_000),
    isActive: booleanField,
    isArchived: booleanField,
    outdated,
  },
  serverFields,
)

export type PageEntry = z.infer<typeof pageSchemas.entry>

/** A page before it is stored. `changedOn` is the day that visitors read as its last change. */
export type FirstPage = z.infer<typeof pageSchemas.creation> & { changedOn?: string | undefined }
