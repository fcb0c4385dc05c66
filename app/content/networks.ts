/** The social networks of which we have a sign, drawn in app/ui/network-icons.tsx. */
export const NETWORKS = ["facebook", "instagram", "linkedin", "youtube"] as const;
