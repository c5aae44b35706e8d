import { MenuItem, Select } from "@mui/material"
import { useEditorState } from "@tiptap/react"
import { useTiptapEditor } from "ra-input-rich-text"
import { useTranslate } from "react-admin"

const LEVELS = [2, 3, 4] as const

/** Chooses between a paragraph and the headings that a text may have. The page's title is the only first level. */
export function HeadingSelect() {
  const translate = useTranslate()
  const editor = useTiptapEditor()
  const level = useEditorState({
    editor,
    selector: ({ editor }) => LEVELS.find((level) => editor?.isActive("heading", { level })) ?? 0,
  })
  const choose = (next: number) => {
    const heading = LEVELS.find((level) => level === next)
    if (heading) editor.chain().focus().setHeading({ level: heading }).run()
    else editor.chain().focus().setParagraph().run()
  }
  return (
    <Select
      size="small"
      value={level}
      disabled={!editor?.isEditable}
      onChange={({ target }) => choose(Number(target.value))}
      slotProps={{ input: { "aria-label": translate("richText.level") } }}
      sx={{ minWidth: 150 }}
    >
      <MenuItem value={0}>{translate("richText.paragraph")}</MenuItem>
      {LEVELS.map((level) => (
        <MenuItem key={level} value={level}>
          {translate(`richText.heading${level}`)}
        </MenuItem>
      ))}
    </Select>
  )
}
