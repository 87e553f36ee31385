/** Widths of the windows for which the Studio shows pages of the portal, in CSS pixels. */
export const windowWidths = { phone: 390, tablet: 820, desktop: 1440 } as const;

export type WindowName = keyof typeof windowWidths;
