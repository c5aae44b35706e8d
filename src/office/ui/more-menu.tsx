import MoreVertIcon from "@mui/icons-material/MoreVert"
import { Button, Menu, MenuItem } from "@mui/material"
import { type ReactNode, useRef, useState } from "react"
import { useNavigate, useTranslate } from "react-admin"

/** A press leads to a screen, or opens a dialog. */
type Choice = { label: string } & ({ to: string } | { dialog: (onClose: () => void) => ReactNode })

/** A button with a menu of what is needed less often. */
export function MoreMenu({ choices }: { choices: Choice[] }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Choice>()
  const chosen = useRef<Choice>(undefined)
  const close = (choice?: Choice) => {
    chosen.current = choice
    setAnchor(null)
  }
  // Once the menu is gone: a dialog gives the focus back to the button, not to the menu.
  const onExited = () => {
    if (chosen.current && "to" in chosen.current) navigate(chosen.current.to)
    else setOpened(chosen.current)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<MoreVertIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate("staff.more")}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => close()} slotProps={{ transition: { onExited } }}>
        {choices.map((choice) => (
          <MenuItem key={choice.label} onClick={() => close(choice)}>
            {translate(choice.label)}
          </MenuItem>
        ))}
      </Menu>
      {opened && "dialog" in opened && opened.dialog(() => setOpened(undefined))}
    </>
  )
}
