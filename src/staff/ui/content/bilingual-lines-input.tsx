import { ItemsInput } from "#staff/ui/content/items-input.tsx"
import { BilingualInput } from "./bilingual-input.tsx"

type Props = { source: string; label: string; itemLabel: string; helperText?: string }

/** A list of lines in both languages, which can be added, removed and moved. */
export function BilingualLinesInput({ source, label, itemLabel, helperText }: Props) {
  return (
    <ItemsInput
      source={source}
      label={label}
      helperText={helperText ?? false}
      inline
      add="content.form.addLine"
      item={{ en: "", vi: "" }}
    >
      <BilingualInput source="" label={itemLabel} />
    </ItemsInput>
  )
}
