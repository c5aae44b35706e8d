import type { SvgIconComponent } from "@mui/icons-material"
import InsertLinkIcon from "@mui/icons-material/InsertLink"
import TableIcon from "@mui/icons-material/TableChart"
import { ListItemText, Menu, MenuItem, ToggleButton } from "@mui/material"
import { type Editor, useEditorState } from "@tiptap/react"
import { useTiptapEditor } from "ra-input-rich-text"
import { type MouseEvent, useState } from "react"
import { TextInput, useTranslate } from "react-admin"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

type Props = {
  /** It is called `richText.<name>`. */
  name: string
  icon: SvgIconComponent
  selected?: boolean
  disabled?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** A button above the editor. */
export function EditorButton({ name, icon: Icon, selected = false, disabled = false, onClick }: Props) {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const label = translate(`richText.${name}`)
  return (
    <ToggleButton
      size="small"
      value={name}
      selected={selected}
      disabled={!editor?.isEditable || disabled}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon fontSize="inherit" />
    </ToggleButton>
  )
}

/** The addresses that the API's sanitiser keeps. */
const ALLOWED = /^(\/(?![/\\])|https?:\/\/\S+\.\S|mailto:\S+@|tel:\S)/i

/** Sets or removes the link of the selected text. */
export function LinkButton() {
  const editor = useTiptapEditor()
  const [isOpen, setOpen] = useState(false)
  const { isLink, isEmpty } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isLink: editor?.isActive("link") ?? false,
      isEmpty: editor?.state.selection.empty ?? true,
    }),
  })
  const close = () => setOpen(false)
  const change = () => editor.chain().focus().extendMarkRange("link")
  const remove = () => {
    change().unsetLink().run()
    close()
  }
  return (
    <>
      <EditorButton
        name="link"
        icon={InsertLinkIcon}
        selected={isLink}
        disabled={isEmpty && !isLink}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <FormDialog
          title="richText.link"
          values={{ href: String(editor.getAttributes("link").href ?? "") }}
          save={({ href }) =>
            change()
              .setLink({ href: href?.trim() ?? "" })
              .run()
          }
          submit="richText.linkSave"
          actions={isLink && <ActionButton label="richText.linkRemove" onClick={remove} />}
          onClose={close}
          maxWidth="xs"
        >
          <TextInput
            source="href"
            autoFocus
            label="richText.linkAddress"
            helperText="richText.linkHelp"
            validate={(href) => (ALLOWED.test(href?.trim() ?? "") ? undefined : "richText.linkWrong")}
          />
        </FormDialog>
      )}
    </>
  )
}

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
