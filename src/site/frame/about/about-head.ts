export const aboutHead = {
  title: { en: "About us", vi: "Về chúng tôi" },
  description: {
    en: "A small tour company in Hanoi: who plans your trip, what we promise, and how to reach us.",
    vi: "Công ty lữ hành nhỏ ở Hà Nội: ai lên lịch trình cho bạn, chúng tôi hứa gì và liên hệ thế nào.",
  },
}
