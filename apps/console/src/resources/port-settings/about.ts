export const aboutSettings =
  'Port settings say what a switch port is: its links and their addresses, the routes over them and the BGP peers at the other end. They take effect where they are applied to a port.'
