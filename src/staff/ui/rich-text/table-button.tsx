import TableIcon from "@mui/icons-material/TableChart"
import { ListItemText, Menu, MenuItem } from "@mui/material"
import { type Editor, useEditorState } from "@tiptap/react"
import { useTiptapEditor } from "ra-input-rich-text"
import { useState } from "react"
import { useTranslate } from "react-admin"
import { EditorButton } from "./editor-button.tsx"

const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true }

/** Menu for the table at the cursor. */
const CHANGES = {
  rowAfter: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
  columnAfter: (editor: Editor) => editor.chain().focus().addColumnAfter().run(),
  headerRow: (editor: Editor) => editor.chain().focus().toggleHeaderRow().run(),
  deleteRow: (editor: Editor) => editor.chain().focus().deleteRow().run(),
  deleteColumn: (editor: Editor) => editor.chain().focus().deleteColumn().run(),
  deleteTable: (editor: Editor) => editor.chain().focus().deleteTable().run(),
}

/** Inserts a table, or changes the one at the cursor. */
export function TableButton() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor?.isActive("table") ?? false })
  const close = () => setAnchor(null)
  return (
    <>
      <EditorButton
        name="table"
        icon={TableIcon}
        selected={isInTable}
        onClick={({ currentTarget }) => {
          if (isInTable) setAnchor(currentTarget)
          else editor.chain().focus().insertTable(NEW_TABLE).run()
        }}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {Object.entries(CHANGES).map(([name, change]) => (
          <MenuItem
            key={name}
            onClick={() => {
              change(editor)
              close()
            }}
          >
            <ListItemText>{translate(`richText.tableChanges.${name}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
