import type { SvgIconComponent } from "@mui/icons-material"
import { ToggleButton } from "@mui/material"
import { useTiptapEditor } from "ra-input-rich-text"
import type { MouseEvent } from "react"
import { useTranslate } from "react-admin"

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
