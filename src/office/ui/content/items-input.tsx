import AddIcon from "@mui/icons-material/Add"
import type { ReactNode } from "react"
import {
  ArrayInput,
  type ArrayInputProps,
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useSimpleFormIterator,
} from "react-admin"
import { ActionButton } from "../action-button.tsx"

type Props = Pick<ArrayInputProps, "source" | "label" | "helperText"> &
  Pick<
    SimpleFormIteratorProps,
    "resource" | "inline" | "disableReordering" | "disableRemove" | "disableAdd" | "getItemLabel"
  > & {
    /** The key of the label of the button that adds an item. */
    add: string
    /** A new item before anything is typed. */
    item: object
    children: ReactNode
  }

/** A list of a form, whose items can be added, removed and moved. */
export function ItemsInput({ source, label, helperText = false, add, item, children, ...iterator }: Props) {
  // With a default value for a list that the record lacks, react-admin would forget the initial values of the form.
  return (
    <ArrayInput source={source} {...(label !== undefined && { label })} helperText={helperText} defaultValue={null}>
      <SimpleFormIterator fullWidth disableClear addButton={<AddButton label={add} item={item} />} {...iterator}>
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function AddButton({ label, item }: { label: string; item: object }) {
  const { add } = useSimpleFormIterator()
  const addItem = () => add(structuredClone(item))
  return <ActionButton label={label} size="small" variant="outlined" startIcon={<AddIcon />} onClick={addItem} />
}
