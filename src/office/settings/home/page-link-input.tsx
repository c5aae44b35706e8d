import { Autocomplete, TextField } from "@mui/material"
import { useInput, useTranslate } from "react-admin"
import { fold } from "#lib/text/fold.ts"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { useEntries } from "./use-entries.ts"

type Page = { path: string; name: string }

/** Chooses a page of the site by its name, or takes its address. */
export function PageLinkInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: "" })
  const pages = usePages()
  // The text of a chosen page is typed text again when the field is left.
  const addressOf = (typed: string) => pages.find(({ name }) => name === typed.trim())?.path ?? typed.trim()
  const problem = fieldState.error?.message
  return (
    <Autocomplete
      freeSolo
      options={pages}
      value={pages.find(({ path }) => path === field.value) ?? field.value ?? ""}
      getOptionLabel={(page) => (typeof page === "string" ? page : page.name)}
      getOptionKey={(page) => (typeof page === "string" ? page : page.path)}
      filterOptions={(all, { inputValue }) => all.filter(({ name }) => fold(name).includes(fold(inputValue)))}
      onChange={(_, page) => field.onChange(typeof page === "string" ? addressOf(page) : (page?.path ?? ""))}
      onBlur={field.onBlur}
      autoSelect
      renderInput={(props) => (
        <TextField
          {...props}
          label={translate(fieldLabel(source))}
          error={Boolean(problem)}
          helperText={problem ?? translate("settings.home.linkHint")}
          inputRef={field.ref}
        />
      )}
    />
  )
}

function usePages(): Page[] {
  const translate = useTranslate()
  const named = (path: string, entries: { slug: string; name: string }[]) =>
    entries.map(({ slug, name }) => ({ path: `${path}/${slug}`, name }))
  return [
    { path: "/tours", name: translate("settings.home.allTours") },
    { path: "/transfers", name: translate("settings.home.allTransfers") },
    ...named("/category", useEntries("categories")),
    ...named("/tour", useEntries("tours")),
    ...named("/transfer", useEntries("transfers")),
  ]
}
