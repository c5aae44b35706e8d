/** What ends or is handed over when a colleague leaves, by the API's names. `en` for one and for several. */
export const LEFT_BEHIND = {
  sessions: { en: ["1 device signed out", "{n} devices signed out"], vi: "Đăng xuất {n} thiết bị" },
  secondFactors: {
    en: ["1 authenticator app or passkey removed", "{n} authenticator apps and passkeys removed"],
    vi: "Xóa {n} ứng dụng xác thực và khóa truy cập",
  },
  guideLinks: {
    en: ["1 link for a guide ends: send a new one", "{n} links for guides end: send new ones"],
    vi: "{n} liên kết cho hướng dẫn viên bị khóa: bạn gửi liên kết mới",
  },
  departures: {
    en: ["1 coming departure needs another guide", "{n} coming departures need another guide"],
    vi: "{n} chuyến sắp tới cần hướng dẫn viên khác",
  },
  enquiries: {
    en: ["1 open enquiry is handed over", "{n} open enquiries are handed over"],
    vi: "Bàn giao {n} yêu cầu chưa xong",
  },
} satisfies Record<string, { en: [one: string, several: string]; vi: string }>

export type LeftBehindName = keyof typeof LEFT_BEHIND
