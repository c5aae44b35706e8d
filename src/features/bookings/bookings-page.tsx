import { createFileRoute } from "@tanstack/react-router"
export const Route = createFileRoute("/bookings")({ component: () => <p>bookings</p> })
