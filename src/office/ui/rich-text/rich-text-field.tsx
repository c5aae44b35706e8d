import { MenuItem, Select } from "@mui/material"
import { Image } from "@tiptap/extension-image"
import { Table, TableKit } from "@tiptap/extension-table"
import { useEditorState } from "@tiptap/react"
import { StarterKit } from "@tiptap/starter-kit"
import {
  ClearButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
  useTiptapEditor,
} from "ra-input-rich-text"
import { useMemo, useRef } from "react"
import { TextInput, useNotify, useRecordContext, useTranslate } from "react-admin"
import { nonce } from "#office/frame/nonce.ts"
import { LinkButton, TableButton } from "./editor-buttons.tsx"
import { type Lost, readPasted } from "./pasted.ts"
import { PictureButton } from "./picture-button.tsx"

/** Only what the API's sanitiser keeps (html.server.ts). */
const TEXT = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  codeBlock: false,
  link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
})
/** Drops pasted pictures of other sites, because the API refuses them. */
const OWN_PICTURES = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/media/"]' }] })
/** Without the styles that TipTap writes for column widths: the Content-Security-Policy forbids them. */
const PLAIN_TABLE = Table.extend({ renderHTML: () => ["table", ["tbody", 0]] })
const TABLES = TableKit.configure({ table: false })
/** The sanitiser keeps these too, but the editor would drop them silently. */
const NOT_EDITABLE = /<(caption|figure|sub|sup)\b/

/** Fingers need more room than a mouse. */
const TOUCH = { xs: 44, md: 34 }

const STICKY = { position: "sticky", top: { xs: 56, md: 48 }, zIndex: 2, pt: 1, bgcolor: "background.paper" } as const

type Props = { source: string; label: string; language: "en" | "vi" }

/** A formatted text in one language. */
export default function RichTextField({ source, label, language }: Props) {
  const record = useRecordContext()
  const tell = useLostNotice()
  const options = useMemo(
    () => ({
      extensions: [TEXT, OWN_PICTURES, PLAIN_TABLE, TABLES],
      injectNonce: nonce,
      editorProps: {
        transformPastedHTML: (pasted: string) => {
          const { html, lost } = readPasted(pasted)
          if (lost.length) tell.current(lost)
          return html
        },
        attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, lang: language },
      },
    }),
    [label, language, tell],
  )
  if (NOT_EDITABLE.test(textAt(record, source)))
    return <TextInput source={source} label={label} multiline minRows={12} helperText="richText.asHtml" />
  return (
    <RichTextInput
      source={source}
      label={label}
      editorOptions={options}
      toolbar={
        <RichTextInputToolbar>
          <HeadingSelect />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButton />
          <PictureButton language={language} />
          <TableButton />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
      sx={{
        // Stays below the bar while a long text is scrolled.
        "& .RaRichTextInputToolbar-root": STICKY,
        "& .MuiToggleButton-root.MuiToggleButton-root": { width: TOUCH, height: TOUCH, fontSize: 20 },
        "& .RaRichTextInput-editorContent .ProseMirror": {
          minHeight: 320,
          bgcolor: "background.paper",
          borderColor: "#8c7f68",
        },
        "& .ProseMirror img": { maxWidth: 1, height: "auto", display: "block", borderRadius: "4px" },
        "& .ProseMirror .tableWrapper": { overflowX: "auto" },
        "& .ProseMirror table": { borderCollapse: "collapse", minWidth: 1 },
        "& .ProseMirror :is(th, td)": {
          border: 1,
          borderColor: "divider",
          p: 0.75,
          minWidth: 64,
          textAlign: "left",
          verticalAlign: "top",
          "& > p": { m: 0 },
        },
        "& .ProseMirror .selectedCell": { bgcolor: "action.selected" },
        "& .ProseMirror-selectednode": { outline: "3px solid", outlineColor: "primary.main" },
      }}
    />
  )
}

/** Returns how to say what was lost in pasting. A reference, because the editor keeps its first options. */
function useLostNotice() {
  const translate = useTranslate()
  const notify = useNotify()
  const tell = (lost: Lost[]) => {
    const things = lost.map((kind) => translate(`richText.lost.${kind}`)).join(", ")
    notify(translate("richText.lostInPasting", { things }), { type: "warning", autoHideDuration: null })
  }
  const latest = useRef(tell)
  latest.current = tell
  return latest
}

function textAt(record: object | undefined, source: string): string {
  const text = source.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], record)
  return typeof text === "string" ? text : ""
}

const LEVELS = [2, 3, 4] as const

/** Chooses between a paragraph and the headings that a text may have. The page's title is the only first level. */
function HeadingSelect() {
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
