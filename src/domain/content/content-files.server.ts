import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import * as z from "zod/mini"
import type { $ZodType, output } from "zod/v4/core"
import { postCollection } from "#domain/blog/staff/blog-writes.server.ts"
import { isObject } from "#domain/catalogue/content-fields.ts"
import { placeSchemas, tourCategorySchemas, transferCategorySchemas } from "#domain/categories/category-entry.schema.ts"
import { staffMessages as categoryMessages } from "#domain/categories/staff-messages.ts"
import { messages as departureMessages } from "#domain/departures/messages.ts"
import { messages as holidayMessages } from "#domain/holidays/messages.ts"
import { pageCollection } from "#domain/pages/staff/page-writes.server.ts"
import { productSchemas } from "#domain/products/product-entry.schema.ts"
import { productCollection } from "#domain/products/product-writes.server.ts"
import { staffMessages as settingsMessages } from "#domain/settings/staff-messages.ts"
import { messages as synonymMessages } from "#domain/synonyms/messages.ts"
import { tourCollection } from "#domain/tours/staff/tour-writes.server.ts"
import { transferSchemas } from "#domain/transfers/staff/transfer-entry.schema.ts"
import { transferCollection } from "#domain/transfers/staff/transfer-writes.server.ts"
import { errorText } from "#lib/text/error-text.ts"
import { HttpError } from "#server/errors.server.ts"
import { type Messages, parse } from "#server/http/validation.server.ts"
import { companyFile, formatMessages, pageFile, pictureFile, postFile, tourFile } from "./content-format.server.ts"
import { toHtml } from "./markdown.server.ts"

export type Content = ReturnType<typeof readContent>
type Fields = Record<string, unknown>

/**
 * Reads a company's content (docs/content-files.md), checked by the schemas of the API.
 * @throws Error for the operator that names the file and its wrong fields
 */
export function readContent(folder: string) {
  const company = check(folder, "company.json", companyFile, readJson(folder, "company.json"), {
    ...settingsMessages,
    ...holidayMessages,
    ...synonymMessages,
    ...formatMessages,
  })
  const pictures = check(folder, "pictures.json", pictureFile, readJson(folder, "pictures.json"))
  const shared = { policies: company.cancellationPolicies, pictures }
  const list = <S extends $ZodType>(file: string, schema: S) =>
    check(folder, file, z.array(schema), readJson(folder, file), categoryMessages)
  const entries = <S extends $ZodType>(kind: string, schema: S, messages: Messages) =>
    globSync(`${kind}/*.json`, { cwd: folder })
      .sort()
      .map((file) => check(folder, file, schema, inFull(folder, file, shared), messages))
  return {
    folder,
    ...company,
    places: list("places.json", placeSchemas.creation),
    tourCategories: list("tour-categories.json", tourCategorySchemas.creation),
    transferCategories: list("transfer-categories.json", transferCategorySchemas.creation),
    tours: entries("tours", tourFile, { ...departureMessages, ...tourCollection.messages }),
    transfers: entries("transfers", transferSchemas.creation, transferCollection.messages),
    products: entries("products", productSchemas.creation, productCollection.messages),
    posts: entries("posts", postFile, postCollection.messages),
    pages: entries("pages", pageFile, pageCollection.messages),
  }
}

/** Returns the API's fields of an entry: with its slug, its texts, its policy and its pictures. */
function inFull(folder: string, file: string, { policies, pictures }: { policies: Fields; pictures: Fields }): Fields {
  const { cancellation, ...fields } = readJson(folder, file) as Fields
  const policy = policies[String(cancellation)]
  if (cancellation !== undefined && !policy)
    throw new Error(`${join(folder, file)}: cancellation: company.json has no policy '${cancellation}'`)
  const withPicture = (url: unknown) =>
    typeof url === "string" && isObject(pictures[url]) ? { url, ...pictures[url] } : url
  return {
    slug: basename(file, ".json"),
    ...(policy as object | undefined),
    ...textsOf(folder, file),
    ...fields,
    ...(Array.isArray(fields.images) && { images: fields.images.map(withPicture) }),
    ...(fields.featuredImage !== undefined && { featuredImage: withPicture(fields.featuredImage) }),
    ...(fields.image !== undefined && { image: withPicture(fields.image) }),
  }
}

/** Returns the content of a post or page from the Markdown files beside it. */
function textsOf(folder: string, file: string) {
  const [en, vi] = ["en", "vi"].map((language) => {
    const path = join(folder, file.replace(/json$/, `${language}.md`))
    return existsSync(path) ? toHtml(readFileSync(path, "utf8")) : undefined
  })
  return en === undefined ? {} : { content: { en, ...(vi !== undefined && { vi }) } }
}

function readJson(folder: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), "utf8"))
  } catch (error) {
    throw new Error(`${join(folder, file)} can't be read: ${errorText(error)}`)
  }
}

function check<S extends $ZodType>(
  folder: string,
  file: string,
  schema: S,
  value: unknown,
  messages: Messages = {},
): output<S> {
  try {
    return parse(schema, value, messages)
  } catch (error) {
    throw inFile(join(folder, file), error)
  }
}

/** Returns what is wrong with a file, as a sentence for the operator. Other errors are returned as they are. */
export function inFile(path: string, error: unknown): unknown {
  if (!(error instanceof HttpError)) return error
  const fields = error.errors?.map(({ field, message }) => `${field}: ${message.en}`)
  return new Error(`${path}: ${fields?.join("; ") || error.text.en}`)
}
