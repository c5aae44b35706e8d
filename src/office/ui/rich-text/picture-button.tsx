import AddPhotoAlternateIcon from "@mui/icons-material/AddPhotoAlternate"
import { Box } from "@mui/material"
import { useTiptapEditor } from "ra-input-rich-text"
import { useState } from "react"
import { TextInput } from "react-admin"
import type { Image } from "#domain/catalogue/content.ts"
import { wholeUrl } from "#lib/rendition.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { LibraryButton } from "#office/ui/pictures/library-dialog.tsx"
import { UploadArea } from "#office/ui/pictures/upload-area.tsx"
import { useUploads } from "#office/ui/pictures/use-uploads.ts"
import { EditorButton } from "./editor-buttons.tsx"

/** The largest rendition of a whole picture. */
const WIDTH = 1440

/** Inserts a picture at the cursor: from a file, or from the library. */
export function PictureButton({ language }: { language: "en" | "vi" }) {
  const editor = useTiptapEditor()
  const [isOpen, setOpen] = useState(false)
  const insert = (image: Image, alt: string) => {
    const width = Math.min(WIDTH, image.width)
    const height = Math.round((width * image.height) / image.width)
    editor
      .chain()
      .focus()
      .setImage({ src: wholeUrl(image, WIDTH), alt, width, height })
      .run()
  }
  return (
    <>
      <EditorButton name="picture" icon={AddPhotoAlternateIcon} onClick={() => setOpen(true)} />
      {isOpen && <PictureDialog language={language} insert={insert} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { language: "en" | "vi"; insert: (image: Image, alt: string) => void; onClose: () => void }

function PictureDialog({ language, insert, onClose }: DialogProps) {
  const [image, setImage] = useState<Image>()
  const uploads = useUploads("blog", (upload) => setImage(upload.image), "/upload/editor")
  return (
    <FormDialog
      title="richText.picture"
      values={{ alt: "" }}
      save={({ alt }) => image && insert(image, alt?.trim() ?? "")}
      isReady={({ alt }) => image !== undefined && Boolean(alt?.trim())}
      submit="richText.pictureInsert"
      actions={image && <ActionButton label="richText.pictureOther" onClick={() => setImage(undefined)} />}
      onClose={onClose}
    >
      {image ? (
        <Box sx={{ display: "grid", gap: 1 }}>
          <Box
            component="img"
            src={wholeUrl(image, 640)}
            alt=""
            sx={{ maxWidth: 1, maxHeight: "40vh", borderRadius: "4px", justifySelf: "center" }}
          />
          <TextInput
            source="alt"
            autoFocus
            label="richText.pictureAlt"
            helperText="richText.pictureAltHelp"
            slotProps={{ htmlInput: { lang: language, maxLength: 300 } }}
          />
        </Box>
      ) : (
        <UploadArea uploads={uploads} room={1 - uploads.running.length} max={1}>
          <LibraryButton folder="blog" chosen={[]} room={1} add={([chosen]) => setImage(chosen)} />
        </UploadArea>
      )}
    </FormDialog>
  )
}
