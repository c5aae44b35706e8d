import { Icon, type IconName } from "./icon.tsx"

type Props = {
  type: "car" | "van" | "bus" | "limousine" | "motorbike" | "train"
  seats?: number | undefined
  className?: string
}

/** Draws a vehicle from the side. Beside its name it says nothing to screen readers. */
export function VehicleDrawing({ type, seats, className = "" }: Props) {
  return <Icon name={drawingOf(type, seats)} className={`vehicle ${className}`.trim()} />
}

/** A ride by car may be in a larger vehicle: its seats decide. */
function drawingOf(type: Props["type"], seats: number | undefined): IconName {
  if (type === "motorbike" || type === "train" || type === "bus") return `vehicle-${type}`
  if (seats === undefined) return type === "car" ? "vehicle-car" : "vehicle-van"
  if (seats > 16) return "vehicle-bus"
  if (seats > 7) return "vehicle-van"
  return seats > 5 ? "vehicle-suv" : "vehicle-car"
}
