import ArrowDownwardIcon from "@mui/icons-material/ArrowDownward"
import ArrowUpwardIcon from "@mui/icons-material/ArrowUpward"
import DeleteIcon from "@mui/icons-material/Delete"
import { IconButton } from "@mui/material"

type Props = {
  index: number
  count: number
  labels: Record<"earlier" | "later" | "remove", string>
  move: (from: number, to: number) => void
  remove: (index: number) => void
}

/** Buttons that move an item of a list up or down, or take it out. */
export function OrderButtons({ index, count, labels, move, remove }: Props) {
  return (
    <>
      <IconButton aria-label={labels.earlier} disabled={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton aria-label={labels.later} disabled={index === count - 1} onClick={() => move(index, index + 1)}>
        <ArrowDownwardIcon />
      </IconButton>
      <IconButton aria-label={labels.remove} onClick={() => remove(index)}>
        <DeleteIcon />
      </IconButton>
    </>
  )
}
