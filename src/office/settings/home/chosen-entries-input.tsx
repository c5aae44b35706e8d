import { Autocomplete, Box, TextField, Typography } from "@mui/material"
import { useState } from "react"
import { useInput, useTranslate } from "react-admin"
import { fold } from "#lib/text/fold.ts"
import { fieldLabel } from "#office/ui/content/field-name.ts"
import { Hint } from "#office/ui/hint.tsx"
import { OrderButtons } from "#office/ui/order-buttons.tsx"
import { InputFrame } from "#office/ui/pictures/input-frame.tsx"
import { type EntryKind, useEntries } from "./use-entries.ts"

type Props = { source: string; kind: EntryKind; max: number; none: string }

/** Chooses entries by their names, and their order. `none` says what holds while none is chosen. */
export function ChosenEntriesInput({ source, kind, max, none }: Props) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: [] })
  const entries = useEntries(kind)
  const chosen: string[] = field.value ?? []
  const nameOf = (slug: string) => entries.find((entry) => entry.slug === slug)?.name ?? slug
  const move = (from: number, to: number) =>
    field.onChange(chosen.toSpliced(from, 1).toSpliced(to, 0, ...chosen.slice(from, from + 1)))
  const remove = (index: number) => field.onChange(chosen.toSpliced(index, 1))
  return (
    <InputFrame source={source} label={fieldLabel(source)} isRequired={false} error={fieldState.error}>
      <Box component="ol" sx={{ m: 0, mb: 1, p: 0, listStyle: "none" }}>
        {chosen.map((slug, index) => (
          <Box component="li" key={slug} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Typography sx={{ flexGrow: 1 }}>{`${index + 1}. ${nameOf(slug)}`}</Typography>
            <OrderButtons
              index={index}
              count={chosen.length}
              labels={{
                earlier: translate("settings.home.earlier", { name: nameOf(slug) }),
                later: translate("settings.home.later", { name: nameOf(slug) }),
                remove: translate("settings.home.remove", { name: nameOf(slug) }),
              }}
              move={move}
              remove={remove}
            />
          </Box>
        ))}
      </Box>
      {chosen.length < max && (
        <AddEntry
          options={entries.filter(({ slug }) => !chosen.includes(slug))}
          add={(slug) => field.onChange([...chosen, slug])}
        />
      )}
      <Hint sx={{ mt: 0.5 }}>
        {chosen.length === 0 ? translate(none) : translate("settings.home.count", { n: chosen.length, max })}
      </Hint>
    </InputFrame>
  )
}

type AddProps = { options: { slug: string; name: string }[]; add: (slug: string) => void }

/** Is emptied after each choice. */
function AddEntry({ options, add }: AddProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState("")
  return (
    <Autocomplete
      options={options}
      value={null}
      inputValue={typed}
      onInputChange={(_, next, why) => setTyped(why === "input" ? next : "")}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ slug }) => slug}
      filterOptions={(all, { inputValue }) => all.filter(({ name }) => fold(name).includes(fold(inputValue)))}
      onChange={(_, chosen) => chosen && add(chosen.slug)}
      blurOnSelect
      sx={{ width: { xs: 1, sm: 380 } }}
      renderInput={(props) => <TextField {...props} label={translate("settings.home.add")} size="small" />}
    />
  )
}
