import InsertLinkIcon from "@mui/icons-material/InsertLink"
import { ToggleButton } from "@mui/material"
import { useEditorState } from "@tiptap/react"
import { useTiptapEditor } from "ra-input-rich-text"
import { useState } from "react"
import { TextInput, useTranslate } from "react-admin"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"

/** The addresses that the API's sanitiser keeps. */
const ALLOWED = /^(\/(?![/\\])|https?:\/\/\S+\.\S|mailto:\S+@|tel:\S)/i

/** Sets or removes the link of the selected text. */
export function LinkButton() {
  const translate = useTranslate()
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
      <ToggleButton
        size="small"
        value="link"
        selected={isLink}
        disabled={!editor?.isEditable || (isEmpty && !isLink)}
        aria-label={translate("richText.link")}
        title={translate("richText.link")}
        onClick={() => setOpen(true)}
      >
        <InsertLinkIcon fontSize="inherit" />
      </ToggleButton>
      {isOpen && (
        <FormDialog
          title="richText.link"
          values={{ href: (editor.getAttributes("link").href as string | undefined) ?? "" }}
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
