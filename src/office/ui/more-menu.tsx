import MoreVertIcon from "@mui/icons-material/MoreVert"
import { Button, Menu, MenuItem } from "@mui/material"
import { type ReactNode, useState } from "react"
import { useNavigate, useTranslate } from "react-admin"

/** A press runs `act`, leads to a screen, or opens a dialog. */
type Choice = { label: string } & (
  | { act: () => unknown }
  | { to: string }
  | { dialog: (onClose: () => void) => ReactNode }
)

/** A button with a menu of what is needed less often. */
export function MoreMenu({ choices }: { choices: Choice[] }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Choice>()
  const choose = (choice: Choice) => {
    setAnchor(null)
    if ("act" in choice) choice.act()
    else if ("to" in choice) navigate(choice.to)
    else setOpened(choice)
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem key={choice.label} onClick={() => choose(choice)}>
            {translate(choice.label)}
          </MenuItem>
        ))}
      </Menu>
      {opened && "dialog" in opened && opened.dialog(() => setOpened(undefined))}
    </>
  )
}
