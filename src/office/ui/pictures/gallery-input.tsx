import DragIndicatorIcon from "@mui/icons-material/DragIndicator"
import { Box, Typography } from "@mui/material"
import { type DragEvent, useRef, useState } from "react"
import { type InputProps, useInput, useNotify, useTranslate } from "react-admin"
import type { Image } from "#domain/catalogue/content.ts"
import type { UploadFolder } from "#domain/uploads/upload.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { OrderButtons } from "#office/ui/order-buttons.tsx"
import { InputFrame } from "./input-frame.tsx"
import { LibraryButton } from "./library-dialog.tsx"
import { PictureCard } from "./picture-card.tsx"
import { UploadArea } from "./upload-area.tsx"
import { useUploads } from "./use-uploads.ts"

/** The API takes as many (content-fields.ts). */
const MAX = 30

type Props = Pick<InputProps, "source" | "label" | "helperText" | "validate"> & { folder: UploadFolder; max?: number }

/** Edits the pictures of a record: upload, order, descriptions in both languages, focus points, reuse. */
export function GalleryInput({ folder, max = MAX, ...props }: Props) {
  const translate = useTranslate()
  const gallery = useGallery(folder, props)
  const { images, uploads } = gallery
  return (
    <InputFrame {...gallery.frame} label={props.label} source={props.source} helperText={props.helperText}>
      {images.length > 0 && <Pictures {...gallery} />}
      <UploadArea uploads={uploads} room={max - images.length - uploads.running.length} max={max}>
        <LibraryButton
          folder={folder}
          chosen={images}
          room={max - images.length}
          add={(chosen) => gallery.set([...gallery.latest(), ...chosen])}
        />
      </UploadArea>
      <Hint sx={{ mt: 0.5 }}>{translate("pictures.count", { n: images.length, max })}</Hint>
    </InputFrame>
  )
}

function useGallery(folder: UploadFolder, props: Pick<Props, "source" | "validate">) {
  const isUploading = useRef(false)
  const stillUploading = () => (isUploading.current ? "pictures.stillUploading" : undefined)
  const validators = [props.validate ?? [], stillUploading].flat()
  const { field, fieldState, isRequired } = useInput({ ...props, defaultValue: [], validate: validators })
  const images: Image[] = field.value ?? []
  // Several uploads may end between two renderings.
  const current = useRef(images)
  current.current = images
  const set = (next: Image[]) => {
    current.current = next
    field.onChange(next)
  }
  const orders = useRef(new Map<string, number>())
  const uploads = useUploads(folder, ({ image }, order) => {
    orders.current.set(image.url, order)
    const next = current.current.findIndex(({ url }) => (orders.current.get(url) ?? -1) > order)
    set(current.current.toSpliced(next === -1 ? current.current.length : next, 0, image))
  })
  isUploading.current = uploads.isUploading
  return { images, set, latest: () => current.current, uploads, frame: { error: fieldState.error, isRequired } }
}

type PicturesProps = { images: Image[]; set: (images: Image[]) => void }

function Pictures({ images, set }: PicturesProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const move = (from: number, to: number) => {
    const image = images[from]
    if (!image || to < 0 || to >= images.length || from === to) return
    set(images.toSpliced(from, 1).toSpliced(to, 0, image))
    notify("pictures.moved", { messageArgs: { n: to + 1 } })
  }
  const drag = useDrag(move)
  const remove = (index: number) => {
    set(images.toSpliced(index, 1))
    notify("pictures.removed")
  }
  return (
    <Box component="ol" sx={{ display: "grid", gap: 1, m: 0, mb: 1, p: 0, listStyle: "none" }}>
      {images.map((image, index) => (
        <Box component="li" key={image.url} {...drag.target(index)}>
          <PictureCard
            image={image}
            n={index + 1}
            change={(changed) => set(images.with(index, changed))}
            lead={<Lead index={index} handle={drag.handle(index)} />}
            actions={
              <OrderButtons
                index={index}
                count={images.length}
                labels={{
                  earlier: translate("pictures.earlier", { n: index + 1 }),
                  later: translate("pictures.later", { n: index + 1 }),
                  remove: translate("pictures.remove", { n: index + 1 }),
                }}
                move={move}
                remove={remove}
              />
            }
          />
        </Box>
      ))}
    </Box>
  )
}

/** Returns what the handle and the target of a picture need for it to be dragged to another position. */
function useDrag(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    if (dragged !== undefined && over !== undefined) move(dragged, over)
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    handle: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        dataTransfer.effectAllowed = "move"
        dataTransfer.setDragImage(currentTarget.closest("li") ?? currentTarget, 20, 20)
        setDragged(index)
      },
      onDragEnd: end,
    }),
    target: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(index)
      },
      onDrop: (event: DragEvent) => event.preventDefault(),
      sx: {
        opacity: dragged === index ? 0.4 : 1,
        borderRadius: "10px",
        outline: over === index && dragged !== index ? "2px solid" : "none",
        outlineColor: "primary.main",
      },
    }),
  }
}

function Lead({ index, handle }: { index: number; handle: object }) {
  const translate = useTranslate()
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        title={translate("pictures.drag")}
        {...handle}
        sx={{ display: { xs: "none", sm: "inline-flex" }, cursor: "grab", color: "text.secondary" }}
      >
        <DragIndicatorIcon />
      </Box>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {translate("pictures.picture", { n: index + 1 })}
      </Typography>
      {index === 0 && <StatusChip tone="neutral" label="pictures.cover" />}
    </>
  )
}
