import InsertLinkIcon from "@mui/icons-material/InsertLink"
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, ToggleButton } from "@mui/material"
import { useEditorState } from "@tiptap/react"
import { useTiptapEditor } from "ra-input-rich-text"
import { useState } from "react"
import { useTranslate } from "react-admin"

/** The addresses that the API's sanitiser keeps. */
const ALLOWED = /^(\/(?![/\\])|https?:\/\/\S+\.\S|mailto:\S+@|tel:\S)/i

/** Sets or removes the link of the selected text. */
export function LinkButton() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const [address, setAddress] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const { isLink, isEmpty } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isLink: editor?.isActive("link") ?? false,
      isEmpty: editor?.state.selection.empty ?? true,
    }),
  })
  const open = () => {
    setWrong(false)
    setAddress((editor.getAttributes("link").href as string | undefined) ?? "")
  }
  const close = () => setAddress(undefined)
  const set = () => {
    const href = (address ?? "").trim()
    if (!ALLOWED.test(href)) return setWrong(true)
    editor.chain().focus().extendMarkRange("link").setLink({ href }).run()
    close()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run()
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
        onClick={open}
      >
        <InsertLinkIcon fontSize="inherit" />
      </ToggleButton>
      <Dialog open={address !== undefined} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>{translate("richText.link")}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={translate("richText.linkAddress")}
            value={address ?? ""}
            error={isWrong}
            helperText={translate(isWrong ? "richText.linkWrong" : "richText.linkHelp")}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return
              // The form around it would be saved.
              event.preventDefault()
              set()
            }}
          />
        </DialogContent>
        <DialogActions>
          {isLink && <Button onClick={remove}>{translate("richText.linkRemove")}</Button>}
          <Button onClick={close}>{translate("richText.cancel")}</Button>
          <Button variant="contained" onClick={set}>
            {translate("richText.linkSave")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
