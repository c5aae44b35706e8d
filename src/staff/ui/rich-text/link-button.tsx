import InsertLinkIcon from "@mui/icons-material/InsertLink"
import { useEditorState } from "@tiptap/react"
import { useTiptapEditor } from "ra-input-rich-text"
import { useState } from "react"
import { TextInput } from "react-admin"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { EditorButton } from "./editor-button.tsx"

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
