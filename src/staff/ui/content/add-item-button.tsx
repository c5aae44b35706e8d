import AddIcon from "@mui/icons-material/Add"
import { Button } from "@mui/material"
import { useSimpleFormIterator, useTranslate } from "react-admin"

/** Adds an item to a list of a form. */
export function AddItemButton({ label, item }: { label: string; item: object }) {
  const translate = useTranslate()
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={() => add(structuredClone(item))}>
      {translate(label)}
    </Button>
  )
}
