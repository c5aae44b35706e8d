import { Autocomplete, TextField } from "@mui/material"
import { useInput, useTranslate } from "react-admin"
import type { LocalizedContent } from "#i18n/localized.ts"

type Tag = string | LocalizedContent

/** Edits tags as words. A tag that differs between the languages is written 'English / Vietnamese'. */
export function TagsInput() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: "tags", defaultValue: [] })
  const tags: Tag[] = field.value ?? []
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={tags.map(toText)}
      onChange={(_, texts) => field.onChange([...new Set(texts)].map(toTag))}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate("blogs.tags")}
          helperText={fieldState.error?.message ?? translate("blogs.tagsHint")}
          error={fieldState.invalid}
        />
      )}
    />
  )
}

function toText(tag: Tag): string {
  if (typeof tag === "string") return tag
  return tag.vi ? `${tag.en} / ${tag.vi}` : tag.en
}

function toTag(text: string): Tag {
  const [en = "", vi, ...more] = text.split(" / ").map((part) => part.trim())
  return en && vi && more.length === 0 ? { en, vi } : text.trim()
}
