import DeleteIcon from "@mui/icons-material/Delete"
import { useRef } from "react"
import { type InputProps, useInput } from "react-admin"
import type { Image } from "#domain/catalogue/content.ts"
import type { UploadFolder } from "#domain/uploads/upload.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { InputFrame } from "./input-frame.tsx"
import { LibraryButton } from "./library-dialog.tsx"
import { PictureCard } from "./picture-card.tsx"
import { UploadArea } from "./upload-area.tsx"
import { useUploads } from "./use-uploads.ts"

type Props = Pick<InputProps, "source" | "label" | "helperText" | "validate"> & { folder: UploadFolder }

/** Edits one picture of a record, or none. */
export function PictureInput({ folder, ...props }: Props) {
  const isUploading = useRef(false)
  const stillUploading = () => (isUploading.current ? "pictures.stillUploading" : undefined)
  const validators = [props.validate ?? [], stillUploading].flat()
  const { field, fieldState, isRequired } = useInput({ ...props, defaultValue: null, validate: validators })
  const uploads = useUploads(folder, ({ image }) => field.onChange(image))
  isUploading.current = uploads.isUploading
  const image: Image | null = field.value
  return (
    <InputFrame {...props} error={fieldState.error} isRequired={isRequired}>
      {image ? (
        <PictureCard
          image={image}
          change={field.onChange}
          actions={
            <ActionButton
              label="pictures.removeOne"
              size="small"
              startIcon={<DeleteIcon />}
              onClick={() => field.onChange(null)}
            />
          }
        />
      ) : (
        <UploadArea uploads={uploads} room={1 - uploads.running.length} max={1}>
          <LibraryButton folder={folder} chosen={[]} room={1} add={([chosen]) => field.onChange(chosen)} />
        </UploadArea>
      )}
    </InputFrame>
  )
}
