import { useTranslate } from "react-admin"
import { callApi } from "#office/frame/http.ts"
import type { ActionButtonProps } from "../action-button.tsx"
import { DialogButton } from "./dialog-button.tsx"
import { FormDialog } from "./form-dialog.tsx"

type Props = Pick<ActionButtonProps, "size"> & {
  path: string
  /** Where the texts stand: `remove`, `removeQuestion`, `removeText` and `removed`. */
  texts: string
}

/** Deletes a row of a list, and asks before. */
export function RemoveButton({ path, texts, ...button }: Props) {
  const translate = useTranslate()
  return (
    <DialogButton
      label={`${texts}.remove`}
      color="error"
      {...button}
      dialog={(onClose) => (
        <FormDialog
          title={`${texts}.removeQuestion`}
          save={() => callApi(path, { method: "DELETE" })}
          done={`${texts}.removed`}
          submit={`${texts}.remove`}
          isDangerous
          onClose={onClose}
        >
          {translate(`${texts}.removeText`)}
        </FormDialog>
      )}
    />
  )
}
