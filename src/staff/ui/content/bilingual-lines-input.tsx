import { ArrayInput, SimpleFormIterator } from "react-admin"
import { AddItemButton } from "./add-item-button.tsx"
import { BilingualInput } from "./bilingual-input.tsx"

type Props = { source: string; label: string; itemLabel: string; helperText?: string }

/** A list of lines in both languages, which can be added, removed and moved. */
export function BilingualLinesInput({ source, label, itemLabel, helperText }: Props) {
  return (
    <ArrayInput source={source} label={label} helperText={helperText ?? false}>
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        addButton={<AddItemButton label="content.form.addLine" item={{ en: "", vi: "" }} />}
      >
        <BilingualInput source="" label={itemLabel} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
