import AddIcon from "@mui/icons-material/Add"
import { useSimpleFormIterator } from "react-admin"
import { ActionButton } from "#staff/ui/action-button.tsx"

/** Adds an item to a list of a form. */
export function AddItemButton({ label, item }: { label: string; item: object }) {
  const { add } = useSimpleFormIterator()
  return (
    <ActionButton
      label={label}
      size="small"
      variant="outlined"
      startIcon={<AddIcon />}
      onClick={() => add(structuredClone(item))}
    />
  )
}
